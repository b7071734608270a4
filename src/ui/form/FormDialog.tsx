import { useId, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';
import { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary';
import { FormRefusals, type FormRefusalsProps } from './FormRefusals';
import { SchemaForm, type SchemaFormProps } from './SchemaForm';
import { t } from '../../words/t';

export interface FormDialogProps<Values extends object> extends Pick<
  SchemaFormProps<Values>,
  'schema' | 'initialValues' | 'keepDirty' | 'sending' | 'refusedFocus' | 'onSubmit'
> {
  title: string;
  /** The action as a verb: "Criar agência", never "OK". */
  submitLabel: string;
  /** Why the last submission was refused; what was typed stays. */
  error?: string | null;
  /** The refusal's reasons by field. */
  refusals?: FormRefusalsProps['erros'];
  /** Label of a field by its name, for the summary of errors. */
  labelOf?: FormErrorSummaryProps['labelOf'];
  /** True lets Esc and a press beside the dialog close it, where little is typed; never while it is sent. */
  dismissable?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

const NO_REFUSALS: FormRefusalsProps['erros'] = [];

/** A form in a dialog. Unless it is `dismissable`, a button alone gives up what was typed. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    submitLabel,
    error,
    refusals = NO_REFUSALS,
    labelOf,
    dismissable = false,
    onClose,
    children,
    ...form
  } = props;
  const { sending = false, refusedFocus = 'summary' } = form;
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      dismissable={dismissable && !sending}
      onClose={(reason) => reason === 'pessoa' && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={sending} onClick={onClose}>
            {t('Voltar')}
          </Button>
          <Button type="submit" form={id} loading={sending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <SchemaForm<Values> {...form} id={id} label={title} refusedFocus={refusedFocus}>
        <FormRefusals erros={refusals}>
          <Stack gap={4}>
            {refusedFocus === 'summary' && <FormErrorSummary labelOf={labelOf} />}
            {children}
            {error && (
              <Alert kind="danger" announce>
                {error}
              </Alert>
            )}
          </Stack>
        </FormRefusals>
      </SchemaForm>
    </Dialog>
  );
}
