import { useId } from 'react';
import type { DadosLancamento } from '../../../domain/agencia/caixa/formulariosCaixa';
import { MOTIVO_MAXIMO, VALOR_MAXIMO } from '../../../domain/agencia/caixa/textos';
import { nomeTipoMovimento } from '../../../domain/agencia/caixa/movimento';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

export interface LancamentoDialogProps {
  tipo: 'sangria' | 'suprimento';
  caixaId: string;
  onClose: () => void;
}

const explicacao = {
  sangria: 'Dinheiro que sai da gaveta: para o cofre ou o banco.',
  suprimento: 'Dinheiro que entra na gaveta e não é venda: troco.',
};

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/formulariosCaixaSchema').then(
    (module) => module.lancamentoSchema,
  );
const initialValues: DadosLancamento = { valor: null, motivo: '' };

/** Sangria or suprimento with its reason. */
export function LancamentoDialog({ tipo, caixaId, onClose }: LancamentoDialogProps) {
  const formId = useId();
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: [tipo], onDone: onClose });
  const close = () => {
    emit('AcaoCaixaDispensada');
    onClose();
  };
  return (
    <Dialog
      open
      title={nomeTipoMovimento[tipo]}
      dismissable={!sending}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {`Registrar ${tipo}`}
          </Button>
        </>
      }
    >
      <SchemaForm<DadosLancamento>
        id={formId}
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={({ valor, motivo }) =>
          emit('AcaoCaixaEnviada', { acao: { tipo, id: caixaId, valorCentavos: valor ?? 0, motivo } })
        }
      >
        <Stack gap={4}>
          <p>{explicacao[tipo]}</p>
          <FormMoneyInput name="valor" label="Valor" max={VALOR_MAXIMO} required />
          <FormTextInput name="motivo" label="Motivo" maxLength={MOTIVO_MAXIMO} required />
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
