import { isComTroca, rotuloTroca, trechosDe, type Percurso } from '../../../domain/viagens/percurso';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { ParadasViagem } from './ParadasViagem';
import { PorQueEstePreco } from './PorQueEstePreco';

/** The unfolded part of a card: the stops, and how the price comes about; with a change, those of each trip. */
export function DetalhesViagem({ percurso }: { percurso: Percurso }) {
  if (!isComTroca(percurso)) return <Detalhes viagem={percurso} />;
  const { terminal } = percurso.trechos[0].chegada.localidade;
  return (
    <Stack gap={5}>
      <Text>{`${rotuloTroca(percurso)}. A troca é no ${terminal}: você desce de um ônibus e embarca no outro.`}</Text>
      {trechosDe(percurso).map((viagem, i) => (
        <section key={viagem.id} aria-label={`${i + 1}º trecho`}>
          <Stack gap={3}>
            <Heading level={3}>{titleOf(viagem, i)}</Heading>
            <Detalhes viagem={viagem} />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

const Detalhes = ({ viagem }: { viagem: Viagem }) => (
  <Stack gap={5}>
    <ParadasViagem viagem={viagem} />
    <PorQueEstePreco classes={viagem.classes} />
  </Stack>
);

const titleOf = ({ partida, chegada, linha }: Viagem, i: number): string =>
  `${i + 1}º trecho: ${partida.hora} ${partida.localidade.nome} → ${chegada.hora} ${chegada.localidade.nome} · linha ${linha}`;
