import { formatDia } from '../../../domain/base/data';
import { quando } from '../../../domain/base/quando';
import { AVALIACOES_BASTANTES, textoAvaliacoes } from '../../../domain/viagens/avaliacao';
import type { AvaliacoesDaLinha as Avaliacoes } from '../../../domain/wire/bilhetes/avaliacao';
import { useAvaliacoesDaLinhaQuery } from '../../../store/api/administracao/administracaoLinhas';
import { Card } from '../../../ui/Card/Card';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';

/** The ratings of a line by its travellers: its stars, and the latest comments without names. */
export function AvaliacoesDaLinha({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useAvaliacoesDaLinhaQuery(id);
  return (
    <Card title="Avaliações">
      {currentData && <Conteudo avaliacoes={currentData} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos buscar as avaliações"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando as avaliações" count={3} />}
    </Card>
  );
}

function Conteudo({ avaliacoes: { quantas, soma, comentarios } }: { avaliacoes: Avaliacoes }) {
  if (quantas === 0 && comentarios.length === 0) return <Text tone="quiet">Nenhuma avaliação ainda.</Text>;
  return (
    <Stack gap={4}>
      {quantas > 0 && <Text>{textoAvaliacoes({ quantas, soma })}</Text>}
      {quantas < AVALIACOES_BASTANTES && (
        <Text
          tone="quiet"
          size="sm"
        >{`Os passageiros veem a nota a partir de ${AVALIACOES_BASTANTES} avaliações.`}</Text>
      )}
      {comentarios.length === 0 ? (
        <Text tone="quiet">Nenhum comentário ainda.</Text>
      ) : (
        <List lines="between" gap={3} label="Últimos comentários">
          {comentarios.map(({ nota, texto, data, mudadaEm }, i) => (
            <li key={`${mudadaEm} ${i}`}>
              <ListRow
                name={`Nota ${nota} de 5`}
                about={`${texto} (viagem de ${formatDia(data)}, escrito ${quando(mudadaEm)})`}
              />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
