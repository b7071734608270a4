import { useCallback, useState } from 'react';
import { quando } from '../../../domain/agencia/caixa/relatorio';
import { toNovoStatus, type DadosOperacao } from '../../../domain/viagens/operacaoViagem';
import type { OperacaoViagem } from '../../../domain/wire/viagens/operacao';
import { useEmit } from '../../../events/useEmit';
import { useOperacaoViagemQuery } from '../../../store/api/viagens';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Stack } from '../../../ui/Stack/Stack';
import { OperacaoForm } from './OperacaoForm';

export interface PainelOperacaoProps {
  viagemId: string;
}

/** A dispatcher's controls of a departure; renders nothing without the right. */
export function PainelOperacao({ viagemId }: PainelOperacaoProps) {
  const { data } = useOperacaoViagemQuery(viagemId, { refetchOnMountOrArgChange: true });
  return data ? <Operacao viagemId={viagemId} operacao={data} /> : null;
}

type Pergunta = { tipo: 'informar'; dados: DadosOperacao } | { tipo: 'desfazer' };

function Operacao({ viagemId, operacao }: PainelOperacaoProps & { operacao: OperacaoViagem }) {
  const emit = useEmit();
  // Each completed report resets the form.
  const [vez, setVez] = useState(0);
  const next = useCallback(() => setVez((before) => before + 1), []);
  const { sending, erro } = useSubmission('operacaoViagem', { own: true, onDone: next });
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const confirm = () => {
    if (pergunta === null) return;
    const acao =
      pergunta.tipo === 'desfazer'
        ? ({ tipo: 'desfazer' } as const)
        : { tipo: 'informar' as const, status: toNovoStatus(pergunta.dados) };
    emit('OperacaoEnviada', { viagemId, acao });
    setPergunta(null);
  };
  return (
    <Card title="Operação">
      <Stack gap={4}>
        <Ultimo operacao={operacao} />
        {operacao.podeCancelar && (
          <OperacaoForm
            key={vez}
            operacao={operacao}
            sending={sending}
            onSend={(dados) => setPergunta({ tipo: 'informar', dados })}
          />
        )}
        {operacao.podeDesfazer && (
          <div>
            <Button variant="secondary" loading={sending} onClick={() => setPergunta({ tipo: 'desfazer' })}>
              Desfazer último aviso
            </Button>
          </div>
        )}
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
      </Stack>
      {pergunta && (
        <ConfirmDialog open {...textosDa(pergunta, operacao)} onConfirm={confirm} onCancel={() => setPergunta(null)} />
      )}
    </Card>
  );
}

function Ultimo({ operacao: { ultimo } }: { operacao: OperacaoViagem }) {
  if (ultimo === null) return <p>Nada foi informado desta viagem.</p>;
  const feito = ultimo.acao === 'informado' ? 'Último aviso' : 'Último aviso desfeito';
  return <p>{`${feito} em ${quando(ultimo.em)}, por ${ultimo.autor ?? 'administração'}.`}</p>;
}

function textosDa(pergunta: Pergunta, { passageiros }: OperacaoViagem) {
  const quantos = passageiros === 1 ? '1 passageiro' : `${passageiros} passageiros`;
  if (pergunta.tipo === 'desfazer') {
    return {
      title: 'Desfazer o último aviso?',
      confirmLabel: 'Desfazer aviso',
      children: 'Volta a valer o que estava antes, e quem foi avisado recebe a correção.',
    };
  }
  if (pergunta.dados.acao === 'cancelada') {
    return {
      title: 'Cancelar esta viagem?',
      confirmLabel: 'Cancelar viagem',
      danger: true,
      children: `A viagem sai de venda. ${quantos} com bilhete podem remarcar ou receber tudo de volta.`,
    };
  }
  return {
    title: 'Informar este atraso?',
    confirmLabel: 'Informar',
    children: `${quantos} com bilhete. Atrasos acima de 60 minutos abrem o direito ao reembolso integral.`,
  };
}
