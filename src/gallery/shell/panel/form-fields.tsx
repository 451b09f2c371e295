import type { Panel } from "#gallery/protocol-panel.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";
import { escapePart } from "#lib/json/pointer.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { NewFieldForm } from "./new-field-form.tsx";
import { usePanelWork } from "./panel-context.ts";

/** The fields of a form, each with its own panel, and one more. */
export function FormFields({ form }: { form: NonNullable<Panel["form"]> }) {
  const { panel, go } = usePanelWork();
  return (
    <Stack as="section" $gap={2}>
      <Heading as="h3" $size="s">
        Fields
      </Heading>
      <Row $gap={1}>
        {form.fields.map((name) => (
          <ToolButton
            key={name}
            variant="secondary"
            onClick={() => go(`${panel.pointer}/schema/properties/${escapePart(name)}`)}
          >
            {name}
          </ToolButton>
        ))}
      </Row>
      <Fold title="Add a field">
        <NewFieldForm form={form} />
      </Fold>
    </Stack>
  );
}
