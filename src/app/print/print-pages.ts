// What is printed loads together: alone, the page of a receipt would be a file of a few bytes.
export { StatementPage } from "#app/statement/statement-page.tsx";
export { PrintPage } from "./print-page.tsx";
