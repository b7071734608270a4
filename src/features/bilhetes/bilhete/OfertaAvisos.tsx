import { useEffect } from 'react';
import { useEmit } from '../../../events/useEmit';
import { selectAvisosDoAparelho } from '../../../store/avisos/avisos';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

/** Offers notices after a purchase, when they are most useful. Asked once per device. */
export function OfertaAvisos() {
  const emit = useEmit();
  const aparelho = useAppSelector(selectAvisosDoAparelho);
  useEffect(() => emit('AvisosAbertos'), [emit]);
  if (aparelho === 'oferecer' || aparelho === 'ativando' || aparelho === 'falhou') {
    return (
      <Card title={t('Quer ser avisado desta viagem?')}>
        <Stack gap={4}>
          {aparelho === 'falhou' && (
            <Alert kind="warning" announce>
              {t('Não conseguimos ativar os avisos agora. Tente de novo; a sua compra não muda.')}
            </Alert>
          )}
          <p>
            {t('Um lembrete na véspera e, se o ônibus atrasar ou a viagem mudar, um aviso na hora neste aparelho.')}
          </p>
          <Inline>
            <Button loading={aparelho === 'ativando'} onClick={() => emit('AvisosAceitos')}>
              {t('Ativar avisos')}
            </Button>
            <Button variant="quiet" onClick={() => emit('AvisosDispensados')}>
              {t('Agora não')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    );
  }
  if (aparelho === 'ativo') {
    return <p role="status">{t('Avisos ativados neste aparelho. Para mudar, abra Minha conta.')}</p>;
  }
  return null;
}
