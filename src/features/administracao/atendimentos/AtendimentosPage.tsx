import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readProtocoloDe } from '../../../domain/administracao/endereco';
import { foldText } from '../../../domain/lugares/busca/foldText';
import { rotas } from '../../../domain/base/rotas';
import { useFilaAtendimentosQuery } from '../../../store/api/administracao/administracaoAtendimentos';
import { Grid } from '../../../ui/Grid/Grid';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { ConversaPage } from './ConversaPage';
import { ListaAtendimentos } from './ListaAtendimentos';

/** Interval at which the queue is read anew. */
const ATUALIZAR_MS = 10_000;

/** Conversations that the assistant handed over: the queue, or one of them. */
export function AtendimentosPage() {
  const { search } = useLocation();
  const aberto = readProtocoloDe(search, 'ver');
  return (
    <PageViews view={aberto ?? ''}>
      {aberto === undefined ? <Fila /> : <ConversaPage key={aberto} protocolo={aberto} />}
    </PageViews>
  );
}

function Fila() {
  const { data, error, isFetching, refetch } = useFilaAtendimentosQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: ATUALIZAR_MS,
  });
  const [texto, setTexto] = useState('');
  const wanted = foldText(texto.trim());
  const shown = data?.atendimentos.filter(({ nome, protocolo, mensagem }) =>
    [nome, protocolo, mensagem].some((one) => foldText(one).includes(wanted)),
  );
  return (
    <Page
      title={rotas.administracaoAtendimentos.titulo}
      lede="Quem pediu uma pessoa ao assistente. Cada conversa é de uma pessoa por vez."
    >
      <Stack gap={6}>
        <Grid min={20}>
          <TextInput
            name="procurar"
            label="Nome, protocolo ou assunto"
            autoComplete="off"
            value={texto}
            onChange={setTexto}
          />
        </Grid>
        <Text tone="quiet" announce="status">
          {shown && (shown.length === 1 ? '1 conversa espera' : `${shown.length} conversas esperam`)}
        </Text>
        {!data && error ? (
          <FalhaDaLeitura
            title="Não conseguimos buscar as conversas"
            error={error}
            retrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <ListaAtendimentos atendimentos={shown} filtrando={wanted !== ''} />
        )}
      </Stack>
    </Page>
  );
}
