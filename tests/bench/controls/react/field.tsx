import type { ReactNode } from "react";

/** The attributes that connect a control with its label and error. */
export type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
};

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

export function Field({ name, label, error, children }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        "aria-invalid": error !== undefined,
        "aria-describedby": error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
