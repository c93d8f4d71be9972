/** The messages between the tabs of one browser; each tab reads from the cookie who is logged in. */
type TabMessage = 'loggedOut' | 'changed';

const channelName = 'session';

export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  return () => channel.close();
}
