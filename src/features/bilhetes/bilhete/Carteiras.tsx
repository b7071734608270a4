import type { BilheteArquivo } from '../../../events/bilheteArquivo';
import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { WalletIcon } from '../../../ui/icons/WalletIcon';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { t } from '../../../words/t';

interface CarteirasProps {
  carteiras: Bilhete['carteiras'];
  file: BilheteArquivo;
}

/** Ways of a ticket into the wallets of this device: the file of Apple's, the page of Google's. */
export function Carteiras({ carteiras, file }: CarteirasProps) {
  const emit = useEmit();
  if (!carteiras) return null;
  return (
    <>
      {carteiras.apple && (
        <Button variant="secondary" icon={<WalletIcon />} onClick={() => emit('BilheteCarteiraPedido', file)}>
          {t('Carteira da Apple')}
        </Button>
      )}
      {carteiras.google !== null && (
        <LinkButton variant="secondary" href={carteiras.google} newTab>
          {t('Carteira do Google')}
        </LinkButton>
      )}
    </>
  );
}
