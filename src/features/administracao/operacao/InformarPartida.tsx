import { useState } from 'react';
import { textoAfetados } from '../../../domain/administracao/partidas';
import { type DadosOperacao, toNovoStatus } from '../../../domain/viagens/operacaoViagem';
import type { PartidaOperada } from '../../../domain/wire/administracao/partidas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusForm } from './StatusForm';

type Pergunta = { tipo: 'informar'; dados: DadosOperacao } | { tipo: 'desfazer' };

/** Delay, platform and cancellation of a departure, confirmed with the number of people concerned; and undoing. */
export function InformarPartida({ operada }: { operada: PartidaOperada }) {
  const emit = useEmit();
  const { sending } = useSubmission('operacaoDoDia');
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const { partida, versao, operacao } = operada;
  const confirm = () => {
    if (pergunta === null) return;
    const acao =
      pergunta.tipo === 'desfazer'
        ? ({ tipo: 'desfazer' } as const)
        : ({ tipo: 'informar', status: toNovoStatus(pergunta.dados) } as const);
    emit('PartidaOperada', { id: partida.id, versao, acao });
    setPergunta(null);
  };
  return (
    <Card title="Atraso, plataforma e cancelamento">
      <Stack gap={4}>
        {operacao.podeCancelar ? (
          <StatusForm
            operacao={operacao}
            sending={sending}
            onSend={(dados) => setPergunta({ tipo: 'informar', dados })}
          />
        ) : (
          <p>
            {operacao.situacao === 'cancelada'
              ? 'Partida cancelada: fora de venda, e quem tem bilhete pode remarcar ou receber tudo de volta.'
              : 'Esta partida já terminou.'}
          </p>
        )}
        {operacao.podeDesfazer && (
          <div>
            <Button variant="secondary" loading={sending} onClick={() => setPergunta({ tipo: 'desfazer' })}>
              Desfazer o último aviso
            </Button>
          </div>
        )}
      </Stack>
      {pergunta && (
        <ConfirmDialog open {...wordsOf(pergunta, operada)} onConfirm={confirm} onCancel={() => setPergunta(null)} />
      )}
    </Card>
  );
}

function wordsOf(pergunta: Pergunta, { operacao, pedidos, emReserva }: PartidaOperada) {
  const afetados = textoAfetados(operacao.passageiros, pedidos, emReserva);
  if (pergunta.tipo === 'desfazer') {
    return {
      title: 'Desfazer o último aviso?',
      confirmLabel: 'Desfazer aviso',
      children: 'Volta a valer o que estava antes, e quem foi avisado recebe a correção.',
    };
  }
  if (pergunta.dados.acao === 'cancelada') {
    return {
      title: 'Cancelar esta partida?',
      confirmLabel: 'Cancelar partida',
      danger: true,
      children: `Afeta ${afetados} A partida sai de venda, e quem tem bilhete é avisado e pode remarcar ou receber tudo de volta.`,
    };
  }
  return {
    title: 'Informar esta mudança?',
    confirmLabel: 'Informar',
    children: `Afeta ${afetados} Atrasos acima de 15 minutos são avisados; acima de 60, dão direito ao reembolso integral.`,
  };
}
