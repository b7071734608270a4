import type { DadosLancamento } from '../../../domain/agencia/caixa/formulariosCaixa';
import { MOTIVO_MAXIMO, VALOR_MAXIMO } from '../../../domain/agencia/caixa/textos';
import { nomeTipoMovimento } from '../../../domain/agencia/caixa/movimento';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { FormDialog } from '../../../ui/form/FormDialog';

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
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: [tipo], onDone: onClose });
  const close = () => {
    emit('AcaoCaixaDispensada');
    onClose();
  };
  return (
    <FormDialog<DadosLancamento>
      title={nomeTipoMovimento[tipo]}
      submitLabel={`Registrar ${tipo}`}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      error={erro}
      refusedFocus="field"
      dismissable
      onSubmit={({ valor, motivo }) =>
        emit('AcaoCaixaEnviada', { acao: { tipo, id: caixaId, valorCentavos: valor ?? 0, motivo } })
      }
      onClose={close}
    >
      <p>{explicacao[tipo]}</p>
      <FormMoneyInput name="valor" label="Valor" max={VALOR_MAXIMO} required />
      <FormTextInput name="motivo" label="Motivo" maxLength={MOTIVO_MAXIMO} required />
    </FormDialog>
  );
}
