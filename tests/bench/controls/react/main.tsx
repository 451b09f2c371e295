import { createRoot } from "react-dom/client";

import { AirtimeScreen } from "./airtime-screen.tsx";

createRoot(document.getElementById("root")!).render(<AirtimeScreen />);
