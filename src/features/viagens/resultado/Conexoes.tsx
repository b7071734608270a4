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
      <h2 id="com-conexao" className="it-results__others-title">
        Com uma troca de ônibus
      </h2>
      <ul className="it-results__others-list" aria-label="Viagens com conexão">
        {currentData.map((conexao) => (
          <li key={conexao.trechos.map(({ id }) => id).join()}>
            <Cartao conexao={conexao} />
          </li>
        ))}
      </ul>
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
      <p>
        {`${formatDuracao(duracaoMinutos)} ao todo, com ${formatDuracao(esperaMinutos)} para trocar em `}
        {`${nomeLocalidade(localidade)} – ${localidade.terminal}`}
        {madrugada && `. Parte na ${madrugada}`}
      </p>
      <ol className="it-results__legs">
        {[one, other].map((viagem) => (
          <li key={viagem.id}>{legOf(viagem)}</li>
        ))}
      </ol>
      <Button size="small" onClick={() => emit('ConexaoEscolhida', { trechos })}>
        Selecionar<span className="it-visually-hidden">{` a conexão das ${one.partida.hora}`}</span>
      </Button>
    </Card>
  );
}

const legOf = ({ partida, chegada, linha, poltronasLivres }: Viagem): string =>
  `${partida.hora} ${partida.localidade.nome} → ${chegada.hora} ${chegada.localidade.nome} · linha ${linha} · ${
    poltronasLivres === 1 ? '1 poltrona livre' : `${poltronasLivres} poltronas livres`
  }`;
