import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icon } from "./tools/icon.ts";

const OUT = "../src/dejarik/server/static";

/** Compresses once, here, what the server would otherwise compress for everybody. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(entry)) continue;
        const file = join(OUT, entry);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** What makes the client installable: icons, and the worker that knows the files of the shell. */
function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle(_, bundle) {
      for (const size of [192, 512]) this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: icon(size) });
      const files = Object.keys(bundle).sort();
      const entries = Object.values(bundle).flatMap((file) => (file.type === "chunk" && file.isEntry ? [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])] : []));
      const shell = ["./", ...entries];
      const version = createHash("sha256").update(files.join(" ")).digest("hex").slice(0, 12);
      const worker = readFileSync("tools/worker.js", "utf8").replace("__VERSION__", version).replace("__SHELL__", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker });
    },
  };
}

/** All words of a language come in one piece. */
const wordsOf = (file: string): string | null => /words\/(\w+)\/web\//.exec(file)?.[1] ?? null;

// The client is built into the Python package, where the server finds it.
export default defineConfig({
  base: "./", // the server says where it lies; see http/static.py
  plugins: [svelte(), installable(), compressed()],
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
