import type { FormApi } from 'final-form';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { Alert } from '../Alert/Alert';
import { ErrorMomentContext, type ErrorMoment } from './submit/errorMoment';
import { useSchemaSubmit, type SchemaLoad } from './submit/useSchemaSubmit';
import { KeepTyped } from './typed/KeepTyped';
import { t } from '../../words/t';

export interface SchemaFormProps<Values extends object> {
  /** Accessible name of the form, a landmark: its heading's words, and not those of a field or button in it. */
  label: string;
  /** For a submit button outside the form, such as a dialog's. */
  id?: string;
  role?: 'search';
  /** Loads the yup schema when the form is entered or submitted: reading a page needs no validation. */
  schema: SchemaLoad;
  /** The schema's context: what its rules depend on beside the values. Memoized, since a change validates anew. */
  context?: object;
  initialValues: Values;
  /** Keeps changed fields when `initialValues` change. */
  keepDirty?: boolean;
  /** True while an earlier submission is pending; another one is ignored. */
  sending?: boolean;
  /**
   * Focus after a refused submission: the first invalid field, or the FormErrorSummary among the children.
   * @default 'field'
   */
  refusedFocus?: 'field' | 'summary';
  /**
   * A field's error appears once the field was left, or only after an attempt to submit: where a form may be passed by.
   * @default 'blur'
   */
  errorMoment?: ErrorMoment;
  onSubmit: (values: Values, form: FormApi<Values>) => void;
  /** Called on each submission, also a refused one. */
  onAttempt?: () => void;
  /** The fields; as a function, of the current values. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form of react-final-form whose rules are a yup schema of the domain. Values survive every refusal. */
export function SchemaForm<Values extends object>(props: SchemaFormProps<Values>) {
  const { initialValues, keepDirty = false, onSubmit, children } = props;
  return (
    <Form<Values>
      onSubmit={(values, form) => onSubmit(values, form)}
      initialValues={initialValues}
      keepDirtyOnReinitialize={keepDirty}
      subscription={{ values: typeof children === 'function' }}
    >
      {({ form, values }) => (
        <Frame {...props} form={form}>
          {typeof children === 'function' ? children(values) : children}
        </Frame>
      )}
    </Form>
  );
}

interface FrameProps<Values extends object> extends SchemaFormProps<Values> {
  form: FormApi<Values>;
  children: ReactNode;
}

function Frame<Values extends object>(props: FrameProps<Values>) {
  const {
    label,
    id,
    role,
    form,
    errorMoment = 'blur',
    schema,
    context,
    sending = false,
    refusedFocus = 'field',
    onAttempt,
    children,
  } = props;
  const { wake, submit, failed } = useSchemaSubmit({ form, schema, context, sending, refusedFocus, onAttempt });
  return (
    <form id={id} role={role} aria-label={label} noValidate onFocus={wake} onSubmit={submit}>
      <ErrorMomentContext value={errorMoment}>{children}</ErrorMomentContext>
      <KeepTyped />
      {failed && (
        <Alert kind="danger" announce>
          {t('Não conseguimos conferir os dados. Verifique a conexão e tente de novo.')}
        </Alert>
      )}
    </form>
  );
}
