import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/** What Google's evaluator says of a policy, in words. */
export type Evaluation = {
  /** From its severity "medium" on. */
  readonly grave: readonly string[];
  /** What may be a mistake, and what it would do otherwise. */
  readonly remarks: readonly string[];
};

export function evaluate(policy: string): Evaluation {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const words = (isWanted: (severity: Severity) => boolean) =>
    findings
      .filter(({ severity }) => isWanted(severity))
      .map(({ severity, directive, description }) => `${directive} (${Severity[severity]}): ${description}`);
  return {
    grave: words((severity) => severity <= Severity.MEDIUM),
    remarks: words((severity) => severity > Severity.MEDIUM),
  };
}
