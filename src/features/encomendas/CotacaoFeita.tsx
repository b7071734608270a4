import { useEffect, useRef } from 'react';
import { formatCentavos } from '../../domain/base/dinheiro';
import { formatPeso } from '../../domain/encomendas/encomenda';
import { toNovaCotacao, type DadosCotacao } from '../../domain/encomendas/formularioEncomenda';
import type { CotacaoEncomenda } from '../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../events/useEmit';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { List } from '../../ui/List/List';
import { PriceBreakdown } from '../../ui/PriceBreakdown/PriceBreakdown';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { quandoInstante, quandoLocal, quandoParada, trechoDe } from './palavrasEncomenda';

export interface CotacaoFeitaProps {
  cotacao: CotacaoEncomenda;
  /** Current values of the form. */
  dados: DadosCotacao;
  onDados: (dados: DadosCotacao) => void;
}

/** The quote line by line, with its validity and possible departures. */
export function CotacaoFeita({ cotacao, dados, onDados }: CotacaoFeitaProps) {
  const emit = useEmit();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [cotacao.id]);
  const { pesos } = cotacao;
  const cubado = pesos.taxadoGramas > pesos.realGramas;
  if (!isSame(cotacao, dados))
    return <Alert kind="info">Você mudou os dados. Veja o preço de novo para continuar.</Alert>;
  return (
    <div ref={box} role="status">
      <Card title={trechoDe(cotacao)}>
        <Stack gap={4}>
          <PriceBreakdown
            rows={cotacao.linhas.map(({ rotulo, valorCentavos }) => ({
              label: rotulo,
              value: formatCentavos(valorCentavos),
            }))}
            total={formatCentavos(cotacao.totalCentavos)}
          />
          <p>
            {`Peso considerado: ${formatPeso(pesos.taxadoGramas)}`}
            {cubado && ` (o espaço que ocupa conta mais que os ${formatPeso(pesos.realGramas)} da balança)`}
            {`. Preço válido até ${quandoInstante(cotacao.validaAte)}.`}
          </p>
          <Partidas partidas={cotacao.partidas} />
          <p>
            {`No destino ela espera ${cotacao.retiradaDias} dias de graça; depois, ${formatCentavos(cotacao.armazenagemDiaCentavos)} por dia.`}
          </p>
          <Button
            fullWidth
            onClick={() => {
              onDados(dados);
              emit('EtapaEncomendaConcluida', { proxima: 'pessoas' });
            }}
          >
            Continuar
          </Button>
        </Stack>
      </Card>
    </div>
  );
}

/** The departures with room for the parcel. */
function Partidas({ partidas }: Pick<CotacaoEncomenda, 'partidas'>) {
  if (partidas.length === 0) {
    return <Alert kind="warning">Nenhuma viagem com espaço nos próximos dias. O balcão avisa quando houver.</Alert>;
  }
  return (
    <section aria-labelledby="partidas-encomenda">
      <Stack gap={2}>
        <Heading id="partidas-encomenda" level={3}>
          Próximas viagens com espaço
        </Heading>
        <List gap={3}>
          {partidas.map(({ viagemId, partida, chegada, entregarAte }) => (
            <li key={viagemId}>
              <Stack gap={1}>
                <strong className="it-tabular">{`Sai ${quandoParada(partida)}, chega ${quandoParada(chegada)}`}</strong>
                <Text as="span" tone="quiet">{`Deixe no balcão até ${quandoLocal(entregarAte)}`}</Text>
              </Stack>
            </li>
          ))}
        </List>
      </Stack>
    </section>
  );
}

/** True while the form matches the quote. */
function isSame(cotacao: CotacaoEncomenda, dados: DadosCotacao): boolean {
  const now = toNovaCotacao(dados);
  return (
    now.localidadeOrigem === cotacao.origem.id &&
    now.localidadeDestino === cotacao.destino.id &&
    now.valorDeclaradoCentavos === cotacao.valorDeclaradoCentavos &&
    JSON.stringify(now.volumes.map(Object.entries)) === JSON.stringify(cotacao.volumes.map(toEntries))
  );
}

const toEntries = ({ pesoGramas, comprimentoCm, larguraCm, alturaCm }: CotacaoEncomenda['volumes'][number]) =>
  Object.entries({ pesoGramas, comprimentoCm, larguraCm, alturaCm });
