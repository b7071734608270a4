import { useLocation } from 'react-router-dom';
import { isAmidPurchase } from '../../../domain/compra/emCompra';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectVersaoNova } from '../../../store/aplicativo/versao';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { NoticeStack } from '../../../ui/NoticeStack/NoticeStack';
import { t } from '../../../words/t';

/** Notice of a newer version at the bottom of the page; hidden during a purchase. */
export function NovaVersao() {
  const emit = useEmit();
  const { pathname } = useLocation();
  const nova = useAppSelector(selectVersaoNova);
  if (!nova || isAmidPurchase(pathname)) return null;
  return (
    <NoticeStack place="below">
      <Alert
        kind="info"
        announce
        title={t('Nova versão disponível')}
        action={
          <Inline>
            <Button size="small" onClick={() => emit('AtualizacaoPedida')}>
              {t('Atualizar')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => emit('AtualizacaoAdiada')}>
              {t('Depois')}
            </Button>
          </Inline>
        }
      >
        {t('Atualize quando quiser: leva um instante.')}
      </Alert>
    </NoticeStack>
  );
}
