import { useState } from 'react';
import { isDescartavel, isEmAndamento, textoMantidas } from '../../../domain/administracao/catalogo';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { quando } from '../../../domain/base/quando';
import { rotas } from '../../../domain/base/rotas';
import type { Importacao } from '../../../domain/wire/administracao/catalogo';
import { useEmit } from '../../../events/useEmit';
import { useImportacaoQuery } from '../../../store/api/administracao/administracao';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { AchadosDoFeed } from './AchadosDoFeed';
import { EfeitoDoFeed } from './EfeitoDoFeed';
import { SituacaoImportacao } from './Importacoes';

/** Interval at which an import is read while the server works on it. */
const SEGUIR_MS = 2_000;

/** One file: its faults, or the preview and the decision about it. */
export function UmaImportacao({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useImportacaoQuery(id, { refetchOnMountOrArgChange: true });
  const isWorking = currentData !== undefined && isEmAndamento(currentData.situacao);
  useImportacaoQuery(id, { pollingInterval: isWorking ? SEGUIR_MS : 0 });
  if (currentData) return <Conteudo key={id} importacao={currentData} />;
  if (!error) return <Skeleton label="Carregando a importação" shape="card" />;
  return (
    <ErrorState title="Não conseguimos buscar a importação" retrying={isFetching} onRetry={() => void refetch()}>
      {'erros' in error ? mensagemDaRecusa(error) : undefined}
    </ErrorState>
  );
}

function Conteudo({ importacao }: { importacao: Importacao }) {
  const { nome, situacao, autor, criadaEm, aplicadaPor, resultado } = importacao;
  return (
    <Card title={nome} aside={<SituacaoImportacao situacao={situacao} />}>
      <Stack gap={4}>
        <Text tone="quiet">
          {`Enviado por ${autor}, ${quando(criadaEm)}.`}
          {aplicadaPor !== null && ` Publicado por ${aplicadaPor}.`}
        </Text>
        <Aviso situacao={situacao} />
        {resultado && resultado.falhas.total > 0 && <AchadosDoFeed titulo="Erros" achados={resultado.falhas} />}
        {resultado?.efeito && <EfeitoDoFeed efeito={resultado.efeito} avisos={resultado.avisos} />}
        <Decisao importacao={importacao} />
      </Stack>
    </Card>
  );
}

/** The state in a sentence, announced when it changes while the person waits. */
function Aviso({ situacao }: Pick<Importacao, 'situacao'>) {
  switch (situacao) {
    case 'conferindo':
      return <Skeleton label="Conferindo o arquivo e calculando o que mudaria" count={3} />;
    case 'aplicando':
      return <Skeleton label="Publicando; pode levar alguns minutos" count={3} />;
    case 'recusada':
      return (
        <Alert kind="danger" announce title="O arquivo tem erros, e nada mudou">
          Corrija o que está na lista e envie o arquivo de novo.
        </Alert>
      );
    case 'aplicada':
      return (
        <Alert kind="success" announce title="Publicado">
          As vendas já seguem este catálogo.
        </Alert>
      );
    case 'ultrapassada':
      return (
        <Alert kind="warning" announce title="O catálogo mudou depois desta prévia">
          Outra publicação veio antes, e nada deste arquivo foi gravado. Envie o arquivo de novo para ver o que ele
          mudaria agora.
        </Alert>
      );
    case 'falhou':
      return (
        <Alert kind="danger" announce title="Não conseguimos terminar">
          Nada deste arquivo foi gravado. Envie o arquivo de novo; se acontecer outra vez, chame quem cuida do servidor.
        </Alert>
      );
    case 'recebendo':
      return (
        <Alert kind="warning" title="O envio não terminou">
          Descarte e envie o arquivo de novo.
        </Alert>
      );
    case 'conferida':
    case 'descartada':
      return null;
  }
}

function Decisao({ importacao: { id, nome, situacao, resultado } }: { importacao: Importacao }) {
  const emit = useEmit();
  const [asking, setAsking] = useState(false);
  const { sending, erro } = useSubmission('catalogo', { acoes: ['aplicar', 'descartar'] });
  const efeito = resultado?.efeito;
  const approve = () => {
    setAsking(false);
    emit('ImportacaoAprovada', { id });
  };
  return (
    <>
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
      <Inline>
        {situacao === 'conferida' && efeito?.muda && (
          <Button loading={sending} onClick={() => setAsking(true)}>
            Publicar
          </Button>
        )}
        {isDescartavel(situacao) && (
          <Button variant="secondary" disabled={sending} onClick={() => emit('ImportacaoDescartada', { id })}>
            Descartar
          </Button>
        )}
        <LinkButton variant="quiet" href={rotas.administracaoCatalogo.path}>
          Fechar
        </LinkButton>
      </Inline>
      <ConfirmDialog
        open={asking}
        title={`Publicar ${nome}?`}
        confirmLabel="Publicar"
        onConfirm={approve}
        onCancel={() => setAsking(false)}
      >
        As vendas passam a seguir este arquivo, e o que não está nele sai de venda.{' '}
        {textoMantidas(efeito?.partidas.mantidas ?? 0)}
      </ConfirmDialog>
    </>
  );
}
