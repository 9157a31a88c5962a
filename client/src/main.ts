/** The browser client of the house. */

import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

const target = document.getElementById("house");
if (target === null) throw new Error("the page has no place for the house");
mount(App, { target });
