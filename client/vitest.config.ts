import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

// On its own, so that building needs nothing that only testing needs.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"] },
  }),
);
