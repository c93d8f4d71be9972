import { Outlet } from 'react-router';
import { LayoutSplitpage } from './layout-splitpage.tsx';
import { useVenture } from './use-chrome.ts';

export default function SplitpageLayout() {
  const venture = useVenture();
  return (
    <LayoutSplitpage venture={venture} picture={venture.backgroundImageUrl}>
      <Outlet />
    </LayoutSplitpage>
  );
}
