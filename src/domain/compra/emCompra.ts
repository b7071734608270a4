import { rotas } from '../base/rotas';

const compras: readonly string[] = [rotas.comprarViagem.path, rotas.pagamentoPix.path, rotas.pagamentoExterno.path];

/**
 * True for the addresses of a purchase, where a hold or payment may be in progress; no automatic navigation or reload
 * happens there.
 */
export function isAmidPurchase(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return compras.includes(pathname.replace(/\/+$/, ''));
}
