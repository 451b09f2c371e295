import { createRoot } from "react-dom/client";

import { AirtimeScreen } from "./airtime-screen.tsx";
import { LargeForm } from "./large-form.tsx";

createRoot(document.getElementById("root")!).render(
  location.pathname === "/large-form" ? <LargeForm /> : <AirtimeScreen />,
);
