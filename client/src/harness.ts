/**
 * Shows one board with a sample of what the house would send; for work on boards only.
 *
 * /harness.html?sample=sniff-middle&lang=ko&theme=dark&bare=1
 */

import { mount } from "svelte";
import "./app.css";
import Harness from "./harness/Harness.svelte";

const target = document.getElementById("harness");
if (target === null) throw new Error("the page has no place for the board");
mount(Harness, { target });
