import { comNome } from '../../../domain/companhia/marca/comNome';
import { instalacao, vantagensAplicativo } from '../../../domain/empresa/conteudo/aplicativo';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { selectInstalacao } from '../../../store/aplicativo/aplicativo';
import { useAppSelector } from '../../../store/hooks';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Columns } from '../../../ui/Columns/Columns';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { List } from '../../../ui/List/List';
import { Page } from '../../../ui/Page/Page';
import { CaptionedQr } from '../../../ui/QrCode/CaptionedQr';
import { Stack } from '../../../ui/Stack/Stack';

/** The app: its benefits and how to install it on this device, or on another by QR code. */
export function AplicativoPage() {
  const { nome: empresa } = useBrand();
  return (
    <Page
      title={comNome(rotas.aplicativoItape.titulo, empresa)}
      description={`Instale a ${empresa} no celular ou no computador: bilhetes que abrem sem internet, a um toque da tela inicial.`}
      lede="Este site é também um aplicativo: instala em segundos, sem passar por loja."
    >
      <Columns shape="aside">
        <Stack gap={6}>
          <Card title="Por que instalar">
            <List marker="bullet">
              {vantagensAplicativo.map((texto) => (
                <li key={texto}>{texto}</li>
              ))}
            </List>
          </Card>
          <Card title="Neste aparelho">
            <Stack gap={4}>
              <Instalar />
              <Accordion
                items={instalacao.map(({ id, titulo, passos }) => ({
                  id,
                  title: titulo,
                  content: (
                    <List marker="number">
                      {passos.map((passo) => (
                        <li key={passo}>{passo}</li>
                      ))}
                    </List>
                  ),
                }))}
              />
            </Stack>
          </Card>
        </Stack>
        <Card title="Em outro aparelho">
          <CaptionedQr
            text={`${window.location.origin}${rotas.aplicativoItape.path}`}
            name={`QR Code para abrir a ${empresa}`}
            caption="Aponte a câmera do celular para abrir esta página nele."
          />
        </Card>
      </Columns>
    </Page>
  );
}

function Instalar() {
  const emit = useEmit();
  const estado = useAppSelector(selectInstalacao);
  if (estado === 'instalado') {
    return (
      <Alert kind="success" announce>
        O aplicativo já está instalado aqui.
      </Alert>
    );
  }
  if (estado === 'possivel' || estado === 'pedindo') {
    return (
      <div>
        <Button icon={<DownloadIcon />} loading={estado === 'pedindo'} onClick={() => emit('InstalacaoPedida')}>
          Instalar agora
        </Button>
      </div>
    );
  }
  return (
    <p role="status">
      {estado === 'recusado' ? 'Tudo bem. Quando quiser, siga os passos:' : 'Siga os passos do seu aparelho:'}
    </p>
  );
}
