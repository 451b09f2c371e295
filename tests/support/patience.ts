// What is found is found at once; what is not is given up only when nothing can come any more, on whatever machine.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 60_000 });
}
