import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { rotasDoMenu } from '../../../domain/sessao/acesso';
import { rotaOf, rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectContaNome } from '../../../store/conta/conta';
import { selectGrupos } from '../../../store/sessao/grupos';
import { selectLogin } from '../../../store/sessao/sessao';
import { Button } from '../../../ui/Button/Button';
import { CardIcon } from '../../../ui/icons/CardIcon';
import { ClockIcon } from '../../../ui/icons/ClockIcon';
import { LogoutIcon } from '../../../ui/icons/LogoutIcon';
import { QrIcon } from '../../../ui/icons/QrIcon';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { ShieldIcon } from '../../../ui/icons/ShieldIcon';
import { TicketIcon } from '../../../ui/icons/TicketIcon';
import { UserIcon } from '../../../ui/icons/UserIcon';
import { Menu } from '../../../ui/Menu/Menu';
import { t, translated } from '../../../words/t';

const icons: Partial<Record<string, ReactNode>> = {
  [rotas.minhasViagens.path]: <TicketIcon />,
  [rotas.minhaConta.path]: <UserIcon />,
  [rotas.pedidos.path]: <SearchIcon />,
  [rotas.pagamentoExterno.path]: <CardIcon />,
  [rotas.relatorioFechamento.path]: <ClockIcon />,
  [rotas.operadores.path]: <UserIcon />,
  [rotas.embarque.path]: <QrIcon />,
  [rotas.administracao.path]: <ShieldIcon />,
};
/**
 * Sign-in button, or the menu of pages that the guard admits this person to. A page behind the guard has the menu until it
 * is known that nobody is signed in, so that nothing moves beside it for those whom the page is for; until then the menu
 * has pages alone, neither a name nor a way out of a session that may not exist.
 */
export function AccountMenu() {
  const { phase } = useAppSelector(selectLogin);
  const rota = rotaOf(useLocation().pathname);
  const grupos = useAppSelector(selectGrupos);
  const nome = useAppSelector(selectContaNome);
  const emit = useEmit();
  if (phase === 'anonymous' || (phase === 'checking' && rota?.acesso !== 'login')) {
    return (
      <Button variant="onBrand" size="small" onClick={() => emit('EntrarPedido')}>
        {t('Entrar')}
      </Button>
    );
  }
  const known = phase === 'signedIn';
  const pages = rotasDoMenu({ signedIn: true, ...grupos });
  return (
    <Menu
      label={t('Minha conta')}
      icon={<UserIcon />}
      heading={known && nome ? t('Olá, {nome}', { nome }) : undefined}
      items={[
        ...pages.map(({ path, titulo }) => ({
          id: path,
          label: translated(titulo),
          icon: icons[path],
          href: path,
        })),
        ...(known ? [{ id: 'sair', label: t('Sair'), icon: <LogoutIcon />, onSelect: () => emit('SaidaPedida') }] : []),
      ]}
    />
  );
}
