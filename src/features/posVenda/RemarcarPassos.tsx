import { sayTextoDaLei } from '../../domain/base/textoDaLei';
import { useEffect, useRef } from 'react';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../domain/base/data';
import { explainTroca } from '../../domain/posVenda/posVendaTextos';
import { resumoRemarcacao } from '../../domain/posVenda/resumoPosVenda';
import { useBilheteQuery } from '../../store/api/bilhetes';
import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { RefundSummary } from '../../ui/RefundSummary/RefundSummary';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Stepper } from '../../ui/Stepper/Stepper';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { EscolhaPoltrona } from './EscolhaPoltrona';
import { EscolhaViagem, type PartidaEscolhida } from './EscolhaViagem';
import {
  passosRemarcacao,
  rotulosPasso,
  titulosPasso,
  type PassoRemarcacao,
  type Remarcando,
} from './passosRemarcacao';
import { t, translated } from '../../words/t';

export interface RemarcarPassosProps {
  state: Remarcando;
  passo: PassoRemarcacao;
  partida: PartidaEscolhida;
  onPartida: (partida: PartidaEscolhida) => void;
}

/** One step of an exchange with its choice, or the reason why there is none. */
export function RemarcarPassos(props: RemarcarPassosProps) {
  const { state, passo } = props;
  const preco = useSubmission('precoRemarcacao');
  const confirmed = useSubmission('posVenda');
  const aviso = preco.erro ?? confirmed.erro;
  const { previa } = state;
  if (!previa.permitido) return <Condicoes state={state} />;
  return (
    <Stack gap={4}>
      <Stepper
        label={t('Etapas da remarcação')}
        steps={passosRemarcacao.map((one) => translated(rotulosPasso[one]))}
        current={passosRemarcacao.indexOf(passo)}
      />
      <TituloDoPasso key={passo} passo={passo} />
      {passo === 'partida' && <Condicoes state={state} />}
      {passo !== 'confirmacao' && <Escolha {...props} />}
      {preco.sending && <Skeleton label={t('Calculando a diferença')} count={passo === 'confirmacao' ? 3 : 1} />}
      {aviso !== null && (
        <Alert kind="warning" announce>
          {aviso}
        </Alert>
      )}
      {passo === 'confirmacao' && previa.acerto && <RefundSummary preview={resumoRemarcacao(previa)} />}
    </Stack>
  );
}

/** Receives the focus when its step follows another. */
function TituloDoPasso({ passo }: { passo: PassoRemarcacao }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (passo !== 'partida') heading.current?.focus();
  }, [passo]);
  return (
    <Heading ref={heading} level={3} focusable>
      {translated(titulosPasso[passo])}
    </Heading>
  );
}

function Condicoes({ state: { previa } }: { state: Remarcando }) {
  return (
    <div>
      <p>{explainTroca(previa)}</p>
      <Text tone="quiet" size="sm">
        {t('Mesma linha, mesmo trecho e mesmo sentido, até {dia}. {baseLegal}', {
          dia: formatDia(diaEm(new Date(previa.validaAte), FUSO_DA_SEDE)),
          baseLegal: sayTextoDaLei(previa.baseLegal),
        })}
      </Text>
    </div>
  );
}

function Escolha({ state: { previa, escolha }, passo, partida, onPartida }: RemarcarPassosProps) {
  const { data: bilhete } = useBilheteQuery(previa.bilheteId);
  if (!bilhete) return <Skeleton label={t('Carregando sua passagem')} count={3} />;
  if (passo === 'partida')
    return <EscolhaViagem previa={previa} bilhete={bilhete} partida={partida} onPartida={onPartida} />;
  const { viagemId } = partida;
  const { localidadeOrigem, localidadeDestino } = previa;
  return (
    <EscolhaPoltrona
      key={viagemId}
      trecho={{ viagemId, localidadeOrigem, localidadeDestino }}
      atual={bilhete}
      poltrona={escolha?.viagemId === viagemId ? escolha.poltrona : null}
    />
  );
}
