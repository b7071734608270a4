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
import { t, translated } from '../../../words/t';

/** The app: its benefits and how to install it on this device, or on another by QR code. */
export function AplicativoPage() {
  const { nome: empresa } = useBrand();
  return (
    <Page
      title={comNome(translated(rotas.aplicativoItape.titulo), empresa)}
      description={t(
        'Instale a {empresa} no celular ou no computador: bilhetes que abrem sem internet, a um toque da tela inicial.',
        { empresa },
      )}
      lede={t('Este site é também um aplicativo: instala em segundos, sem passar por loja.')}
    >
      <Columns shape="aside">
        <Stack gap={6}>
          <Card title={t('Por que instalar')}>
            <List marker="bullet">
              {vantagensAplicativo.map((texto) => (
                <li key={texto}>{translated(texto)}</li>
              ))}
            </List>
          </Card>
          <Card title={t('Neste aparelho')}>
            <Stack gap={4}>
              <Instalar />
              <Accordion
                items={instalacao.map(({ id, titulo, passos }) => ({
                  id,
                  title: translated(titulo),
                  content: (
                    <List marker="number">
                      {passos.map((passo) => (
                        <li key={passo}>{translated(passo)}</li>
                      ))}
                    </List>
                  ),
                }))}
              />
            </Stack>
          </Card>
        </Stack>
        <Card title={t('Em outro aparelho')}>
          <CaptionedQr
            text={`${window.location.origin}${rotas.aplicativoItape.path}`}
            name={t('QR Code para abrir a {empresa}', { empresa })}
            caption={t('Aponte a câmera do celular para abrir esta página nele.')}
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
        {t('O aplicativo já está instalado aqui.')}
      </Alert>
    );
  }
  if (estado === 'possivel' || estado === 'pedindo') {
    return (
      <div>
        <Button icon={<DownloadIcon />} loading={estado === 'pedindo'} onClick={() => emit('InstalacaoPedida')}>
          {t('Instalar agora')}
        </Button>
      </div>
    );
  }
  return (
    <p role="status">
      {estado === 'recusado' ? t('Tudo bem. Quando quiser, siga os passos:') : t('Siga os passos do seu aparelho:')}
    </p>
  );
}
