import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { styled } from "styled-components";

const Field = styled.input`
  padding: 1rem;
`;

// One field, so that its loading ends like that of the other pages: with a usable field.
createRoot(document.getElementById("root")!).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Field name="empty" aria-label="Empty" />} />
    </Routes>
  </BrowserRouter>,
);
