import { ARQUIVO_MAXIMO_BYTES } from '../../../domain/administracao/partes';
import { useEmit } from '../../../events/useEmit';
import { selectEnvioCatalogo } from '../../../store/administracao/envioCatalogo';
import { useAppSelector } from '../../../store/hooks';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { FileUpload } from '../../../ui/FileUpload/FileUpload';
import { Stack } from '../../../ui/Stack/Stack';

const ZIP = [{ label: 'ZIP', mime: 'application/zip', extensions: ['.zip'] }];

/** Sends a file to be checked; its progress stays visible while the person looks at other sections. */
export function EnviarArquivo() {
  const emit = useEmit();
  const envio = useAppSelector(selectEnvioCatalogo);
  const { erro } = useSubmission('catalogo', { acoes: ['enviar'] });
  const items = envio
    ? [
        {
          id: 'envio',
          name: envio.nome,
          bytes: envio.bytes,
          progress: Math.round((envio.enviados / envio.bytes) * 100),
        },
      ]
    : [];
  return (
    <Card title="Enviar um arquivo">
      <Stack gap={4}>
        <FileUpload
          name="arquivo"
          label="Arquivo GTFS, com os arquivos itape_*.txt se houver"
          hint="O arquivo é o catálogo inteiro: o que não está nele sai de venda. Primeiro vem uma prévia."
          kinds={ZIP}
          maxBytes={ARQUIVO_MAXIMO_BYTES}
          maxFiles={1}
          items={items}
          onAdd={([arquivo]) => arquivo && emit('CatalogoEscolhido', { arquivo, nome: arquivo.name })}
          onRemove={() => emit('CatalogoEnvioCancelado')}
        />
        {erro !== null && (
          <Alert kind="danger" announce title="O arquivo não foi enviado">
            {erro}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
