import { useId, type ReactNode } from 'react';
import type { AcaoOperador } from '../../../domain/agencia/caixa/acoes';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { SchemaForm, type SchemaFormProps } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

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
  const formId = useId();
  const emit = useEmit();
  const { sending, erro } = useSubmission('operador', { acoes: [tipo], onDone: onClose });
  const close = () => {
    emit('AcaoOperadorDispensada');
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      width="medium"
      dismissable={false}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <SchemaForm<Dados>
        id={formId}
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        refusedFocus="summary"
        onSubmit={onSubmit}
      >
        <Stack gap={4}>
          <FormErrorSummary />
          {children}
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
        </Stack>
      </SchemaForm>
    </Dialog>
  );
}
