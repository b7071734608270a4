import type { ComponentType } from 'react';
import { isComTroca, rotuloTroca, trechosDe, type Percurso } from '../../../domain/viagens/percurso';
import type { ResumoOnibus, Viagem } from '../../../domain/wire/viagens/viagens';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { SeatClassesRoom } from '../../../ui/SeatClasses/SeatClassesRoom';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { ParadasViagem } from './ParadasViagem';
import { PorQueEstePreco } from './PorQueEstePreco';
import { t } from '../../../words/t';

export interface DetalhesViagemProps {
  percurso: Percurso;
  /** The classes of a coach, drawn. */
  Classes?: ComponentType<{ onibus: ResumoOnibus }> | undefined;
}

/** The unfolded part of a card: stops, price and the classes of the coach; with a change, those of each trip. */
export function DetalhesViagem({ percurso, Classes }: DetalhesViagemProps) {
  if (!isComTroca(percurso)) return <Detalhes viagem={percurso} Classes={Classes} />;
  const { terminal } = percurso.trechos[0].chegada.localidade;
  return (
    <Stack gap={5}>
      <Text>
        {t('{troca}. A troca é em {terminal}: você desce de um ônibus e embarca no outro.', {
          troca: rotuloTroca(percurso) ?? '',
          terminal,
        })}
      </Text>
      {trechosDe(percurso).map((viagem, i) => (
        <section key={viagem.id} aria-label={t('{n}º trecho', { n: i + 1 })}>
          <Stack gap={3}>
            <Heading level={3}>{titleOf(viagem, i)}</Heading>
            <Detalhes viagem={viagem} Classes={Classes} />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function Detalhes({ viagem, Classes }: Pick<DetalhesViagemProps, 'Classes'> & { viagem: Viagem }) {
  const { data, isFetching } = useInformacaoViagemQuery(viagem.id);
  return (
    <Stack gap={5}>
      <ParadasViagem viagem={viagem} />
      <PorQueEstePreco classes={viagem.classes} />
      {Classes && (data?.onibus ?? isFetching) && (
        <SeatClassesRoom count={viagem.classes.length}>
          {data?.onibus && <Classes onibus={data.onibus} />}
        </SeatClassesRoom>
      )}
    </Stack>
  );
}

const titleOf = ({ partida, chegada, linha }: Viagem, i: number): string =>
  t('{n}º trecho: {partida} → {chegada} · linha {linha}', {
    n: i + 1,
    partida: `${partida.hora} ${partida.localidade.nome}`,
    chegada: `${chegada.hora} ${chegada.localidade.nome}`,
    linha,
  });
