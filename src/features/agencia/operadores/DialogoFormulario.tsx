import { type ReactNode } from 'react';
import type { AcaoOperador } from '../../../domain/agencia/caixa/acoes';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { SchemaFormProps } from '../../../ui/form/SchemaForm';

export interface DialogoFormularioProps<Dados extends object> extends Pick<
  SchemaFormProps<Dados>,
  'schema' | 'initialValues'
> {
  /** The action that the form sends, whose outcome the dialog shows. */
  tipo: AcaoOperador['tipo'];
  title: string;
  submitLabel: string;
  onSubmit: (dados: Dados) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Frame of a form about operators: it closes after a success, and keeps what was typed after a refusal. */
export function DialogoFormulario<Dados extends object>(props: DialogoFormularioProps<Dados>) {
  const { tipo, title, submitLabel, schema, initialValues, onSubmit, onClose, children } = props;
  const emit = useEmit();
  const { sending, erro } = useSubmission('operador', { acoes: [tipo], onDone: onClose });
  const close = () => {
    emit('AcaoOperadorDispensada');
    onClose();
  };
  return (
    <FormDialog<Dados>
      title={title}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      error={erro}
      onSubmit={onSubmit}
      onClose={close}
    >
      {children}
    </FormDialog>
  );
}
