import type { ReactNode } from 'react';
import { selectMarca } from '../store/aplicativo/pagina';
import { useAppSelector } from '../store/hooks';
import { BrandContext, builtBrand } from '../ui/brand/BrandContext';

/** Gives everything below the company's brand; the library's own until the page or `/config.json` says another. */
export function CompanyBrand({ children }: { children: ReactNode }) {
  const marca = useAppSelector(selectMarca);
  return <BrandContext value={marca ?? builtBrand}>{children}</BrandContext>;
}
