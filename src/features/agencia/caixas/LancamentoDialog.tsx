import { useId, useState } from 'react';
import { MOTIVO_MAXIMO, MOTIVO_MINIMO, VALOR_MAXIMO } from '../../../domain/agencia/caixa/textos';
import { nomeTipoMovimento } from '../../../domain/agencia/caixa/movimento';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';

export interface LancamentoDialogProps {
  tipo: 'sangria' | 'suprimento';
  caixaId: string;
  onClose: () => void;
}

const explicacao = {
  sangria: 'Dinheiro que sai da gaveta: para o cofre ou o banco.',
  suprimento: 'Dinheiro que entra na gaveta e não é venda: troco.',
};

/** Sangria or suprimento with its reason. */
export function LancamentoDialog({ tipo, caixaId, onClose }: LancamentoDialogProps) {
  const formId = useId();
  const [valor, setValor] = useState<number | null>(null);
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: [tipo], onDone: onClose });
  const semValor = valor === null || valor === 0;
  const semMotivo = motivo.trim().length < MOTIVO_MINIMO;
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTentou(true);
          if (semValor || semMotivo || sending) return;
          emit('AcaoCaixaEnviada', { acao: { tipo, id: caixaId, valorCentavos: valor, motivo } });
        }}
      >
        <Stack gap={4}>
          <p>{explicacao[tipo]}</p>
          <MoneyInput
            name="valor"
            label="Valor"
            value={valor}
            max={VALOR_MAXIMO}
            error={tentou && semValor ? 'Informe o valor' : undefined}
            required
            onChange={setValor}
          />
          <TextInput
            name="motivo"
            label="Motivo"
            value={motivo}
            maxLength={MOTIVO_MAXIMO}
            error={tentou && semMotivo ? 'Escreva o motivo' : undefined}
            required
            onChange={setMotivo}
          />
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
