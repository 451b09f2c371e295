import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import { englishStringTranslator } from "@rjsf/utils";

import { ObjectOrList } from "./object-or-list.tsx";
import { ScalarField } from "./scalar-field.tsx";
import { FieldTemplate, Nothing, ObjectFieldTemplate } from "./templates.tsx";

/**
 * The registry that rjsf falls back on. The build puts it in the place of rjsf's own (`tools/vite/slim-libraries.ts`),
 * which would bring three times the code: forms here are flat, with our own field for every scalar.
 */
export function createRegistry() {
  return {
    fields: {
      ObjectField: ObjectOrList,
      SchemaField,
      StringField: ScalarField,
      NumberField: ScalarField,
      BooleanField: ScalarField,
      AnyOfField: Nothing,
      OneOfField: Nothing,
      CyclicSchemaField: Nothing,
      FallbackField: Nothing,
    },
    templates: {
      FieldTemplate,
      ObjectFieldTemplate,
      DescriptionFieldTemplate: Nothing,
      ErrorListTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      TitleFieldTemplate: Nothing,
      ButtonTemplates: {},
    },
    widgets: {},
    formContext: {},
    translateString: englishStringTranslator,
  };
}
