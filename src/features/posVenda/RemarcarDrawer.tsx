import { useState } from 'react';
import { resumoRemarcacao, rotulosSentido, type Resumo } from '../../domain/posVenda/resumoPosVenda';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { Button } from '../../ui/Button/Button';
import { Drawer } from '../../ui/Drawer/Drawer';
import { Text } from '../../ui/Text/Text';
import { AcoesRemarcacao } from './AcoesRemarcacao';
import type { PartidaEscolhida } from './EscolhaViagem';
import { passoAnterior, passoSeguinte, type PassoRemarcacao, type Remarcando } from './passosRemarcacao';
import { RemarcarPassos } from './RemarcarPassos';
import { t, translated } from '../../words/t';

/** Exchange in three steps: departure, seat, settlement. The difference stays in sight at the foot. */
export function RemarcarDrawer({ state }: { state: Remarcando }) {
  const emit = useEmit();
  const { sending } = useSubmission('posVenda');
  const { previa, escolha } = state;
  const [passo, setPasso] = useState<PassoRemarcacao>(escolha ? 'confirmacao' : 'partida');
  const [partida, setPartida] = useState<PartidaEscolhida>({ dia: null, viagemId: escolha?.viagemId ?? '' });
  const resumo = resumoRemarcacao(previa);
  const close = () => {
    if (!sending) emit('PosVendaFechada');
  };
  const back = () => {
    const before = passoAnterior(passo);
    if (before) setPasso(before);
    else close();
  };
  const choose = (nova: PartidaEscolhida) => {
    setPartida(nova);
    if (escolha) emit('RemarcacaoEscolhida', { escolha: null });
  };
  const actions = previa.permitido ? (
    <AcoesRemarcacao
      passo={passo}
      pronto={passo === 'partida' ? partida.viagemId !== '' : previa.acerto !== null}
      paga={(previa.acerto?.cobrarCentavos ?? 0) > 0}
      sending={sending}
      onBack={back}
      onNext={() => setPasso(passoSeguinte(passo))}
      onConfirm={() => emit('RemarcacaoConfirmada')}
    />
  ) : (
    <Button variant="quiet" onClick={close}>
      {t('Voltar')}
    </Button>
  );
  return (
    <Drawer
      open
      from="end"
      title={t('Remarcar passagem')}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={actions}
      {...(resumo && { summary: <Diferenca {...resumo} /> })}
    >
      <RemarcarPassos state={state} passo={passo} partida={partida} onPartida={choose} />
    </Drawer>
  );
}

function Diferenca({ sentido, valor }: Resumo) {
  if (sentido === 'nada') return <strong>{t('Sem diferença a pagar')}</strong>;
  return (
    <>
      {translated(rotulosSentido[sentido])}{' '}
      <Text as="strong" figures>
        {valor}
      </Text>
    </>
  );
}
