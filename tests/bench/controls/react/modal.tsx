import { useEffect, useRef, type ReactNode } from "react";

type ModalProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** A native dialog that is open while it is rendered. */
export function Modal({ title, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} aria-labelledby="modal-title" onClose={onClose}>
      <h2 id="modal-title">{title}</h2>
      {children}
    </dialog>
  );
}
