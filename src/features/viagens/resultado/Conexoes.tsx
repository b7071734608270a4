import { skipToken } from '@reduxjs/toolkit/query';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { Busca } from '../../../domain/viagens/links';
import { DIRETAS_BASTANTES, type ConsultaViagens } from '../../../domain/viagens/resultado';
import { formatDuracao, rotuloChegada, rotuloMadrugada } from '../../../domain/viagens/viagem';
import type { Conexao, Viagem } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useConexoesQuery } from '../../../store/api/viagens';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';

export interface ConexoesProps {
  busca: Busca;
  consulta: ConsultaViagens;
  /** Number of direct departures; with enough of them no connections are shown. */
  diretas: number;
}

/**
 * Connections, shown when direct departures are few. One way only: an order holds two trips, which a round trip already
 * uses.
 */
export function Conexoes({ busca, consulta, diretas }: ConexoesProps) {
  const isWanted = !busca.idaVolta && diretas < DIRETAS_BASTANTES;
  const { currentData = [] } = useConexoesQuery(isWanted ? consulta : skipToken);
  if (currentData.length === 0) return null;
  return (
    <section aria-labelledby="com-conexao">
      <Stack gap={2}>
        <Heading id="com-conexao" level={2}>
          Com uma troca de ônibus
        </Heading>
        <List label="Viagens com conexão">
          {currentData.map((conexao) => (
            <li key={conexao.trechos.map(({ id }) => id).join()}>
              <Cartao conexao={conexao} />
            </li>
          ))}
        </List>
      </Stack>
    </section>
  );
}

function Cartao({ conexao: { trechos, esperaMinutos, duracaoMinutos, menorPrecoCentavos } }: { conexao: Conexao }) {
  const emit = useEmit();
  const [one, other] = trechos;
  const diaChegada = rotuloChegada(one.partida, other.chegada);
  const madrugada = rotuloMadrugada(one.partida);
  const { localidade } = one.chegada;
  return (
    <Card
      title={`${one.partida.hora} → ${other.chegada.hora}${diaChegada ? ` ${diaChegada}` : ''}`}
      aside={<span className="it-tabular">{`a partir de ${formatCentavos(menorPrecoCentavos)}, taxas incluídas`}</span>}
    >
      <Stack gap={3}>
        <Stack gap={2}>
          <p>
            {`${formatDuracao(duracaoMinutos)} ao todo, com ${formatDuracao(esperaMinutos)} para trocar em `}
            {`${nomeLocalidade(localidade)} – ${localidade.terminal}`}
            {madrugada && `. Parte na ${madrugada}`}
          </p>
          <List marker="number" gap={0} tone="quiet" size="sm">
            {[one, other].map((viagem) => (
              <li key={viagem.id}>{legOf(viagem)}</li>
            ))}
          </List>
        </Stack>
        <div>
          <Button size="small" onClick={() => emit('ConexaoEscolhida', { trechos })}>
            Selecionar<span className="it-visually-hidden">{` a conexão das ${one.partida.hora}`}</span>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const legOf = ({ partida, chegada, linha, poltronasLivres }: Viagem): string =>
  `${partida.hora} ${partida.localidade.nome} → ${chegada.hora} ${chegada.localidade.nome} · linha ${linha} · ${
    poltronasLivres === 1 ? '1 poltrona livre' : `${poltronasLivres} poltronas livres`
  }`;
