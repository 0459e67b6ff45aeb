import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/dejarik/server/static";

/** Compresses once, here, what the server would otherwise compress for everybody. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(entry)) continue;
        const file = join(OUT, entry);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** All words of a language come in one piece. */
const wordsOf = (file: string): string | null => /words\/(\w+)\/web\//.exec(file)?.[1] ?? null;

// The client is built into the Python package, where the server finds it.
export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // from these on light-dark() is known
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no fault of ours
      output: { codeSplitting: { groups: [{ name: wordsOf }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["DEJARIK_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
});
