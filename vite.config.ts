import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  appType: "spa",
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/{contract,screens}/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
