import { TOAST_MS } from '../../../domain/base/constantes';
import { mensagens } from '../../../domain/base/mensagens';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectAlerta, selectOnline, selectOverlay, selectToasts } from '../../../store/aplicativo/interface';
import { selectLembrada, selectSemResposta } from '../../../store/sessao/sessao';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { LoadingOverlay } from '../../../ui/LoadingOverlay/LoadingOverlay';
import { Inline } from '../../../ui/Inline/Inline';
import { NoticeStack } from '../../../ui/NoticeStack/NoticeStack';
import { ToastStack } from '../../../ui/ToastStack/ToastStack';
import { AboveDialogs } from './AboveDialogs';
import { t, translated } from '../../../words/t';

/** Notices of unreachable services, above the page instead of over it, so that the content stays readable. */
export function PageNotices() {
  const online = useAppSelector(selectOnline);
  const semResposta = useAppSelector(selectSemResposta);
  return (
    <NoticeStack>
      {!online && (
        <Alert kind="warning" announce title={t('Você está sem internet')}>
          {t('O que já está na tela continua aqui. O resto volta com a conexão.')}
        </Alert>
      )}
      {online && semResposta && <IdentityNotice />}
    </NoticeStack>
  );
}

/** The identity provider is unreachable for a remembered login: buying must wait, searching need not. */
function IdentityNotice() {
  const emit = useEmit();
  const lembrada = useAppSelector(selectLembrada);
  return (
    <Alert
      kind="warning"
      announce
      title={t('Não conseguimos confirmar a sua entrada')}
      action={
        <Inline>
          <Button variant="secondary" size="small" onClick={() => emit('NovaTentativaPedida')}>
            {t('Tentar agora')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => emit('AlertaDispensado')}>
            {t('Continuar sem entrar')}
          </Button>
        </Inline>
      }
    >
      {lembrada && `${t('Os bilhetes guardados neste aparelho continuam em Minhas viagens.')} `}
      {t('Você pode buscar viagens e ver preços. Continuamos tentando; para comprar, é preciso entrar.')}
    </Alert>
  );
}

function CommunicationAlert() {
  const emit = useEmit();
  return (
    <Alert
      kind="danger"
      announce
      title={translated(mensagens.comunicacaoTitulo)}
      action={
        <Inline>
          <Button variant="secondary" size="small" onClick={() => emit('NovaTentativaPedida')}>
            {t('Tentar novamente')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => emit('AlertaDispensado')}>
            {t('Fechar')}
          </Button>
        </Inline>
      }
    >
      {translated(mensagens.comunicacaoTexto)}
    </Alert>
  );
}

/** Overlays above everything, dialogs included: toasts, the communication alert, and the guard's overlay. */
export function Overlays() {
  const emit = useEmit();
  const toasts = useAppSelector(selectToasts);
  const alerta = useAppSelector(selectAlerta);
  const overlay = useAppSelector(selectOverlay);
  return (
    <AboveDialogs>
      {alerta && (
        <NoticeStack place="over">
          <CommunicationAlert />
        </NoticeStack>
      )}
      <ToastStack
        toasts={toasts.map(({ id, tone, texto }) => ({ id, kind: tone, message: translated(texto) }))}
        durationMs={TOAST_MS}
        onDismiss={(id) => emit('ToastDispensado', { id })}
      />
      <LoadingOverlay open={overlay} />
    </AboveDialogs>
  );
}
