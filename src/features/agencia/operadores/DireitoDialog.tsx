import { useId } from 'react';
import { direitoVazio, type DadosDireito } from '../../../domain/agencia/caixa/direitoOperacao';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

export interface DireitoDialogProps {
  onClose: () => void;
}

const decisoes = [
  {
    value: 'dar',
    label: 'Pode informar o andamento',
    description:
      'Informa atrasos, plataformas e cancelamentos. Um cancelamento avisa os passageiros e abre reembolsos.',
  },
  { value: 'retirar', label: 'Não pode informar o andamento', description: 'Continua vendendo como antes.' },
];

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/direitoOperacaoSchema').then(
    (module) => module.direitoSchema,
  );

/** Grants or removes an operator's right to report departures; for company staff. */
export function DireitoDialog({ onClose }: DireitoDialogProps) {
  const formId = useId();
  const emit = useEmit();
  const { sending, erro } = useSubmission('operador', { acoes: ['direito'], onDone: onClose });
  const send = ({ email, decisao }: DadosDireito) => {
    if (!sending) emit('AcaoOperadorEnviada', { acao: { tipo: 'direito', email, operacao: decisao === 'dar' } });
  };
  const close = () => {
    emit('AcaoOperadorDispensada');
    onClose();
  };
  return (
    <Dialog
      open
      title="Quem informa o andamento das viagens"
      width="medium"
      dismissable={false}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            Salvar
          </Button>
        </>
      }
    >
      <SchemaForm<DadosDireito>
        id={formId}
        schema={schema}
        initialValues={direitoVazio}
        sending={sending}
        refusedFocus="summary"
        onSubmit={send}
      >
        <Stack gap={4}>
          <FormErrorSummary />
          <FormTextInput
            name="email"
            label="E-mail do operador"
            type="email"
            hint="De qualquer agência. O histórico dele guarda esta mudança."
            autoComplete="off"
            maxLength={EMAIL_MAXIMO}
            required
          />
          <FormRadioGroup name="decisao" label="Andamento das viagens" options={decisoes} />
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
