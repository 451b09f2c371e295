import { styled } from "styled-components";

const Root = styled.aside`
  padding: var(--space-4);
  border: 1px dashed var(--color-control-border);
  border-radius: var(--radius-m);
  color: var(--color-text-muted);
  font-size: var(--text-s);
  h2 {
    font-size: var(--text-s);
    color: var(--color-text);
  }
  code {
    color: var(--color-text);
  }
`;

/** The demo customers, for whoever tries the bank: in English, whatever its customers speak. The server says whether it is the sandbox. */
export function DemoHint() {
  return (
    <Root lang="en" dir="ltr" aria-labelledby="demo-hint">
      <h2 id="demo-hint">Demo bank</h2>
      <p>
        <code>ada</code> with <code>Password1!</code>, PIN <code>1234</code>: wallets and a year of history.
      </p>
      <p>
        <code>bola</code> with <code>Password1!</code>, PIN <code>4321</code>: a new customer without wallets.
      </p>
      <p>
        One-time code: <code>123456</code>. No real money moves.
      </p>
    </Root>
  );
}
