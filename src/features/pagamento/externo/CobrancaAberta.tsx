import { useMemo, useState } from 'react';
import { linkWhatsapp, textoDaCobranca } from '../../../domain/pagamento/cobrancaExterna';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatHora } from '../../../domain/agencia/pedidosAgencia';
import type { CobrancaExterna } from '../../../domain/wire/pagamento/cobrancaExterna';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Columns } from '../../../ui/Columns/Columns';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { CopyField } from '../../../ui/CopyField/CopyField';
import { HoldTimer } from '../../../ui/HoldTimer/HoldTimer';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { CaptionedQr } from '../../../ui/QrCode/CaptionedQr';
import { Stack } from '../../../ui/Stack/Stack';
import { WaitingLine } from '../../../ui/StatusBadge/WaitingLine';
import { Text } from '../../../ui/Text/Text';

export interface CobrancaAbertaProps {
  cobranca: CobrancaExterna;
  localizador: string;
}

/** The open charge: link or terminal, remaining time, and live status. */
export function CobrancaAberta({ cobranca, localizador }: CobrancaAbertaProps) {
  const { meio, url, valorCentavos, mensagem, restanteMs, situacao, expiraEm } = cobranca;
  const { erro } = useSubmission('cobrancaExterna');
  const { nome: empresa } = useBrand();
  const { monotonic } = useClock();
  // Counted from the first response, since the device's clock may be wrong.
  const [fim] = useState(() => monotonic() + restanteMs);
  return (
    <Card
      title={meio === 'link' ? 'Link de pagamento' : 'Na maquininha'}
      aside={<HoldTimer name="Tempo para pagar" expiresAt={fim} now={monotonic} />}
    >
      <Stack gap={4}>
        <Text size="2xl" weight="heavy" figures>
          {formatCentavos(valorCentavos)}
        </Text>
        <WaitingLine>{mensagem}</WaitingLine>
        {url !== null && situacao === 'aberta' && (
          <Compartilhar url={url} texto={textoDaCobranca(localizador, cobranca, formatHora(expiraEm), empresa)} />
        )}
        {meio === 'terminal' && <p>Peça que a pessoa aproxime ou insira o cartão na maquininha.</p>}
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <Cancelar />
      </Stack>
    </Card>
  );
}

function Compartilhar({ url, texto }: { url: string; texto: string }) {
  const whatsapp = useMemo(() => linkWhatsapp(texto), [texto]);
  return (
    <Columns shape="code">
      <CaptionedQr
        name="QR Code do link de pagamento"
        text={url}
        caption="Quem está na agência aponta a câmera."
        quiet
      />
      <Stack gap={4}>
        <CopyField label="Link" text={url} copyLabel="Copiar link" rows={2} />
        <CopyField label="Texto para WhatsApp ou SMS" text={texto} copyLabel="Copiar texto" rows={4} />
        <div>
          <LinkButton href={whatsapp} variant="secondary">
            Abrir no WhatsApp
          </LinkButton>
        </div>
      </Stack>
    </Columns>
  );
}

function Cancelar() {
  const emit = useEmit();
  const [asking, setAsking] = useState(false);
  const { sending } = useSubmission('cobrancaExterna');
  return (
    <div>
      <Button variant="quiet" loading={sending} onClick={() => setAsking(true)}>
        Cancelar cobrança
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title="Cancelar esta cobrança?"
        confirmLabel="Cancelar cobrança"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          emit('CobrancaExternaCancelada');
        }}
      >
        O link ou a maquininha deixam de aceitar o pagamento. As poltronas continuam guardadas até o fim da reserva.
      </ConfirmDialog>
    </div>
  );
}
