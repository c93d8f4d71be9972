import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;
import org.opensearch.node.Node;

/**
 * A real OpenSearch cluster of three nodes in one JVM, for tests: `java -cp 'lib/*' Cluster.java FOLDER PORT`.
 * Nodes answer HTTP on PORT, PORT + 1 and PORT + 2. It says "ready" when the cluster is green, reads "kill N" from its
 * input to stop a node for good, and ends with its input.
 */
public final class Cluster {
  private static final int NODES = 3;

  public static void main(String[] arguments) throws Exception {
    String folder = arguments[0];
    int port = Integer.parseInt(arguments[1]);
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", port + number - 1);
      settings.put("transport.port", port + 100 + number - 1);
      settings.putList("discovery.seed_hosts", hosts(port + 100));
      settings.putList("cluster.initial_cluster_manager_nodes", "Node 1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("discovery.initial_state_timeout", "10s");
      settings.put("cluster.max_shards_per_node", 3000);
      settings.put("bootstrap.system_call_filter", false);
    });
    runner.build(
        OpenSearchRunner.newConfigs().basePath(folder).clusterName("tests").numOfNode(NODES).disableESLogger());
    runner.ensureGreen();
    System.out.println("ready");
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (!line.startsWith("kill ")) continue;
      Node node = runner.getNode(Integer.parseInt(line.substring(5).trim()) - 1);
      node.close();
      System.out.println("killed");
    }
    runner.close();
    System.exit(0);
  }

  private static List<String> hosts(int firstPort) {
    List<String> hosts = new ArrayList<>();
    for (int i = 0; i < NODES; i++) hosts.add("127.0.0.1:" + (firstPort + i));
    return hosts;
  }
}
