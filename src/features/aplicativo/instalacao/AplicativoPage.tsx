import { instalacao, vantagensAplicativo } from '../../../domain/empresa/conteudo/aplicativo';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { selectInstalacao } from '../../../store/aplicativo/aplicativo';
import { useAppSelector } from '../../../store/hooks';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { Page } from '../../../ui/Page/Page';
import { QrCode } from '../../../ui/QrCode/QrCode';
import { Stack } from '../../../ui/Stack/Stack';
import './aplicativo.css';

/** The app: its benefits and how to install it on this device, or on another by QR code. */
export function AplicativoPage() {
  return (
    <Page
      title={rotas.aplicativoItape.titulo}
      description="Instale a Itapê no celular ou no computador: bilhetes que abrem sem internet, a um toque da tela inicial."
      lede="Este site é também um aplicativo: instala em segundos, sem passar por loja."
    >
      <div className="it-aplicativo">
        <Stack gap={6}>
          <Card title="Por que instalar">
            <ul className="it-aplicativo__lista">
              {vantagensAplicativo.map((texto) => (
                <li key={texto}>{texto}</li>
              ))}
            </ul>
          </Card>
          <Card title="Neste aparelho">
            <Stack gap={4}>
              <Instalar />
              <Accordion
                items={instalacao.map(({ id, titulo, passos }) => ({
                  id,
                  title: titulo,
                  content: (
                    <ol className="it-aplicativo__lista">
                      {passos.map((passo) => (
                        <li key={passo}>{passo}</li>
                      ))}
                    </ol>
                  ),
                }))}
              />
            </Stack>
          </Card>
        </Stack>
        <Card title="Em outro aparelho">
          <div className="it-aplicativo__codigo">
            <QrCode text={`${window.location.origin}${rotas.aplicativoItape.path}`} name="QR Code para abrir a Itapê" />
            <p>Aponte a câmera do celular para abrir esta página nele.</p>
          </div>
        </Card>
      </div>
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
