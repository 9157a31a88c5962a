import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const HOUSE = "http://127.0.0.1:8010";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/noripan/server/client",
    emptyOutDir: true,
    target: "es2022",
    // The page may load nothing that is written into it: the house's policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [".", "../src/noripan/words"] },
    proxy: {
      "/api": HOUSE,
      "/ws": { target: HOUSE, ws: true, rewriteWsOrigin: true },
    },
  },
});
